import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readLines } from './read-lines.ts';

const folder = mkdtempSync(join(tmpdir(), 'rondo-lines-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function linesOf(bytes: Buffer | string) {
  writeFileSync(join(folder, 'file'), bytes);
  const lines: string[] = [];
  for await (const { number, text } of readLines(join(folder, 'file'), 'file'))
    lines.push(`${number} ${text}`);
  return lines;
}

describe('lines of a file', () => {
  it('are numbered as an editor does, whatever their ends, blank ones left out', async () => {
    expect(await linesOf('\ufeffa\r\n\n  \nb\nc')).toEqual(['1 a', '4 b', '5 c']);
    expect(await linesOf('')).toEqual([]);
    expect(await linesOf('a\n')).toEqual(['1 a']);
  });

  it('survive a letter that lies across two chunks', async () => {
    const text = `${'x'.repeat(262_143)}żółć\n${'夜'.repeat(200_000)}`;
    const [first, second] = await linesOf(text);
    expect(first?.endsWith('xżółć')).toBe(true);
    expect(second).toBe(`2 ${'夜'.repeat(200_000)}`);
  });
});
