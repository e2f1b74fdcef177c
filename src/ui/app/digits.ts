/** 1 to 9 press the answer in the question bar that shows the digit. */
export function pressDigit(event: KeyboardEvent): boolean {
  if (!/^[1-9]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  if (
    target instanceof Element &&
    target.closest('input, textarea, select, [role=menu], [role=dialog]')
  ) {
    return false;
  }
  for (const key of document.querySelectorAll('.prompt .key, .cast .key')) {
    const button = key.textContent === event.key ? key.closest('button') : null;
    if (button === null) continue;
    button.click();
    return true;
  }
  return false;
}
