import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pngSize } from '../../src/shirt-tool/png-rules.ts';
import { chunk, headerOf, png } from './make-png.ts';

describe('what counts as a PNG', () => {
  test('has the size that its header declares', () => {
    expect(pngSize(png(585, 559))).toEqual({ width: 585, height: 559 });
  });

  test('is not HTML, not SVG, not empty, and not one with something behind it', () => {
    const page = Buffer.from('<!doctype html><title>Login</title>');
    for (const bytes of [Buffer.alloc(0), page, Buffer.from('<svg/>'), Buffer.concat([png(1, 1), page])]) expect(pngSize(bytes)).toBeNull();
  });

  test('is not one that lacks its header, its picture or its end, or is larger than any template', () => {
    const [signature, header, data, end] = [
      png(2, 2).subarray(0, 8),
      chunk('IHDR', headerOf(2, 2)),
      chunk('IDAT', deflateSync(Buffer.alloc(4))),
      chunk('IEND'),
    ];
    expect(pngSize(Buffer.concat([signature, header, data, end]))).toEqual({ width: 2, height: 2 });
    for (const parts of [
      [header, data],
      [header, end],
      [data, end],
      [data, header, end],
      [header, header.subarray(0, 10)],
    ]) {
      expect(pngSize(Buffer.concat([signature, ...parts]))).toBeNull();
    }
    expect(pngSize(png(5000, 10))).toBeNull();
    expect(pngSize(png(0, 10))).toBeNull();
  });

  test('is not one of which a byte was changed or the end was cut off', () => {
    const whole = png(20, 10);
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const changed = Buffer.from(whole);
        changed[at] = (changed[at] ?? 0) ^ change;
        expect([pngSize(changed), pngSize(whole.subarray(0, at))]).toEqual([null, null]);
      }),
    );
  });

  test('is no other run of bytes', () => {
    const tail = fc.uint8Array({ maxLength: 200 });
    fc.assert(
      fc.property(tail, (bytes) => {
        expect(pngSize(Buffer.concat([png(1, 1).subarray(0, 8), bytes]))).toBeNull();
        expect(pngSize(Buffer.from(bytes))).toBeNull();
      }),
    );
  });
});
