import { deflateSync, Inflate } from 'fflate';
import { fromBase64Url, toBase64Url } from './base64url';
import type { Scenario } from './format';
import { LIMITS, megabytes, type Problem } from './limits';
import { type Place, pathTo, readPlace, writePlace } from './pointers';
import { read } from './schema';

/** A link longer than this is better passed on as a file. */
export const LONG_LINK = 8_000;

/** The part of a link after the address: `#s=…`, and `&at=…` where it points at a step. */
export function writeLink(scenario: Scenario, at?: Place): string {
  const packed = deflateSync(new TextEncoder().encode(JSON.stringify(scenario)), { level: 9 });
  const step = at === undefined ? '' : `&at=${encodeURIComponent(writePlace(at))}`;
  return `#s=${toBase64Url(packed)}${step}`;
}

/**
 * What a link holds. Where only the step could not be read, the scenario is still given and
 * `problems` says what is wrong with the step.
 */
export type ReadLink =
  | {
      readonly ok: true;
      readonly scenario: Scenario;
      readonly at?: Place;
      readonly problems: readonly Problem[];
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Reads the part of a link after the address. It never throws. */
export function readLink(hash: string): ReadLink {
  const parts = hash.replace(/^#/, '').split('&');
  const packed = parameter(parts, 's');
  if (packed === undefined) return failed('The link holds no scenario.');
  const unpacked = unpack(packed);
  if (!unpacked.ok) return failed(unpacked.why);
  const result = read(unpacked.text);
  return result.ok ? withStep(result.scenario, parameter(parts, 'at')) : result;
}

function withStep(scenario: Scenario, written: string | undefined): ReadLink {
  if (written === undefined) return { ok: true, scenario, problems: [] };
  const step = decoded(written);
  if (step === undefined)
    return { ok: true, scenario, problems: [problem('The step in the link cannot be read.')] };
  const at = readPlace(step);
  if (pathTo(scenario, at) === undefined) {
    return { ok: true, scenario, problems: [problem(`The scenario has no step "${step}".`)] };
  }
  return { ok: true, scenario, at, problems: [] };
}

function parameter(parts: readonly string[], key: string): string | undefined {
  return parts.find((part) => part.startsWith(`${key}=`))?.slice(key.length + 1);
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

type Unpacked =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly why: string };

const BROKEN = 'The link is damaged: its scenario cannot be unpacked.';
/** So little is unpacked at a time that a link cannot fill the memory before it is stopped. */
const SLICE = 1024;

function unpack(packed: string): Unpacked {
  const bytes = fromBase64Url(packed);
  if (bytes === undefined) {
    return { ok: false, why: 'The link is damaged: it has signs that do not belong there.' };
  }
  try {
    return inflate(bytes);
  } catch {
    return { ok: false, why: BROKEN };
  }
}

function inflate(bytes: Uint8Array): Unpacked {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const inflater = new Inflate((piece) => {
    pieces.push(piece);
    size += piece.length;
  });
  for (let start = 0; start < bytes.length || start === 0; start += SLICE) {
    inflater.push(bytes.subarray(start, start + SLICE), start + SLICE >= bytes.length);
    if (size > LIMITS.text) {
      const most = megabytes(LIMITS.text);
      return { ok: false, why: `The link unpacks to more than ${most}, and ${most} is the limit.` };
    }
  }
  return { ok: true, text: utf8(pieces, size) };
}

function utf8(pieces: readonly Uint8Array[], size: number): string {
  const whole = new Uint8Array(size);
  let place = 0;
  for (const piece of pieces) {
    whole.set(piece, place);
    place += piece.length;
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(whole);
}

function problem(message: string): Problem {
  return { at: '', message };
}

function failed(message: string): ReadLink {
  return { ok: false, problems: [problem(message)] };
}
