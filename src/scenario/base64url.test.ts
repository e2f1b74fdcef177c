import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBase64Url, toBase64Url } from './base64url';

test('Bytes turned into text and back are the same', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
      expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes);
    }),
  );
});

test('The text is that of the standard, with the signs for addresses', () => {
  expect(toBase64Url(new Uint8Array([0xfb, 0xff, 0xfe, 0x01]))).toBe('-__-AQ');
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 20_000 }), (bytes) => {
      expect(toBase64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
    }),
    { numRuns: 20 },
  );
});

test('Padding at the end is passed over', () => {
  expect(fromBase64Url('AQ==')).toEqual(new Uint8Array([1]));
});

test('A sign that does not belong, or one sign too many, is no such text', () => {
  expect(fromBase64Url('AB*D')).toBe(undefined);
  expect(fromBase64Url('ABCDE')).toBe(undefined);
});
