import { expect } from '@playwright/test';
import { expectNoFaults } from '../play/faults';
import { openByLink } from '../play/position';
import { ada, bea, board, test } from '../play/verb';

/** A text in the form of the official one; the words are made up. */
const BOOK = [
  'These rules are effective as of May 3, 2031.',
  '117. Made-up Section',
  '117.1. A made-up rule. <b>See</b> rule 117.2.',
  'Example: A made-up example.',
  '117.2. Another made-up rule.',
  '700. Many',
  ...Array.from({ length: 600 }, (_, i) => `700.${i + 1}. Thing number ${i + 1}.`),
].join('\r\n');

const file = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

test('a rule is read in place with the text of the user, and a scenario is opened that shows it', async ({
  page,
  person,
}) => {
  const { hands } = person;
  await openByLink(page, board(ada({ hand: ['Opt'] }), bea()));
  await hands.press(person.question.getByRole('button', { name: /^rule 117\.1/ }));
  const dialog = page.getByRole('dialog', { name: 'Rule 117.1' });
  await expect(dialog.getByText('Without priority nobody')).toBeVisible();

  const load = async (name: string, text: string) => {
    const chooser = page.waitForEvent('filechooser');
    await hands.press(dialog.getByRole('button', { name: 'Load the rules text …' }));
    await (await chooser).setFiles(file(name, text));
  };
  await load('diary.txt', 'Dear diary');
  await expect(dialog.getByRole('status')).toContainText('does not say from which day');
  await load('rules.txt', BOOK);
  // Shown as it was written, and never taken for markup.
  const text = dialog.locator('blockquote');
  await expect(text).toContainText('A made-up rule. <b>See</b> rule');
  await expect(dialog).toContainText('Ruleglass follows the rules of 17 April 2026');
  await expectNoFaults(page, '[role=dialog]');

  await hands.press(text.getByRole('button', { name: /^rule 117\.2/ }));
  await expect(page.getByRole('dialog', { name: 'Rule 117.2' })).toContainText('Another made-up');
  const heading = page.getByRole('heading', { level: 3, name: /^117\.2/ });
  await expect(heading).toBeFocused();
  await hands.press(page.getByRole('button', { name: 'Back', exact: true }));
  await expect(dialog.getByRole('heading', { level: 3, name: /^117\.1/ })).toBeFocused();

  await hands.press(dialog.getByRole('button', { name: /open it$/ }).first());
  await expect(dialog).toBeHidden();
  await expect(person.question).toBeVisible();
});
