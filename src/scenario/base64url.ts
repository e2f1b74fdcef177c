const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map([...SIGNS].map((sign, value) => [sign, value]));
/** How many bytes are turned into text at a time. */
const SLICE = 3 * 4096;

/** Bytes as text that can stand in an address (RFC 4648, section 5), without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += SLICE) {
    const slice = bytes.subarray(start, start + SLICE);
    parts.push(btoa(String.fromCharCode(...slice)));
  }
  return parts.join('').replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The bytes of such a text, or nothing where a sign does not belong or the length is wrong. */
export function fromBase64Url(text: string): Uint8Array | undefined {
  const signs = text.replace(/={1,2}$/, '');
  if (signs.length % 4 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((signs.length * 3) / 4));
  let held = 0;
  let bits = 0;
  let place = 0;
  for (const sign of signs) {
    const value = VALUES.get(sign);
    if (value === undefined) return undefined;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[place] = (held >> bits) & 0xff;
      place += 1;
    }
  }
  return bytes;
}
