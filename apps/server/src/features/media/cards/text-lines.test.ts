import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FontBook, fontBook } from './fonts/font-book.ts';
import { textLines } from './text-lines.ts';

let folder: string;
let book: FontBook;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rondo-fonts-'));
  book = fontBook(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const style = { size: 20, weight: 400 } as const;
const broken = async (text: string, width: number, lines: number) =>
  (await textLines(book, text, style, { width, lines })).map(({ glyphs }) =>
    glyphs.map((g) => g.text).join(''),
  );

describe('fonts', () => {
  it.each([
    ['Latin', 'Glass Meridian #5,127 — “quoted” & ×½™'],
    ['Polish', 'Zażółć gęślą jaźń ŻÓŁĆ'],
    ['Vietnamese', 'Tiếng Việt ổ ữ'],
    ['Greek', 'Ωμέγα'],
    ['Cyrillic', 'Съешь ещё этих мягких булок ЇЄ'],
    ['kana', 'みかづき丸 パラドックス・パレード'],
    ['Han, simplified', '霜降之后 南窗乐团'],
    ['Han, traditional and Japanese', '霜降之後 南窗樂團 硝子町管弦楽 駆ける'],
    ['Hangul', '유리창 너머 열두 시 뷁 힣'],
    ['wide forms', 'ＡＢＣ　（名前）【完】'],
    ['signs', '★☆♪♥→∞①'],
  ])('draw %s in both weights', async (_, text) => {
    for (const weight of [400, 700] as const) {
      const glyphs = await book.glyphs(text, weight);
      const drawn = glyphs.map((glyph) => glyph.text).join('');
      expect(drawn).toBe(text.normalize('NFC').replace(/\s+/gu, ' '));
      expect(glyphs.every(({ width, text: one }) => width > 0 || one === '')).toBe(true);
    }
  });

  it('give fancy letters their plain form and leave out what no font has', async () => {
    const drawn = async (text: string) => (await book.glyphs(text, 700)).map((glyph) => glyph.text).join('');
    expect(await drawn('𝐆𝐫𝐞𝐞𝐭𝐢𝐧𝐠𝐬 ℕ')).toBe('Greetings N');
    expect(await drawn('a \u{13000} b')).toBe('a b');
    expect(await drawn('a\u202eb\u0000c\n d\u200b')).toBe('abc d');
  });
});

describe('lines', () => {
  it('keep words together and fit', async () => {
    expect(await broken('An unreasonably long title', 1000, 2)).toEqual(['An unreasonably long title']);
    expect(await broken('An unreasonably long title', 160, 2)).toEqual(['An unreasonably', 'long title']);
  });

  it('end in an ellipsis where the room ends', async () => {
    const [first, last, ...none] = await broken('One two three four five six seven eight nine ten', 150, 2);
    expect(none).toEqual([]);
    expect(first).toBe('One two three');
    expect(last).toMatch(/^four five.*…$/);
    expect(await broken('Unreasonablylongwordwithoutanyblank', 100, 1)).toEqual([
      expect.stringMatching(/^Unr.*…$/),
    ]);
  });

  it('break between Han characters, never before a closing mark', async () => {
    const lines = await broken('夜に駆ける、花びらのように（舞い落ちる）。', 120, 4);
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) {
      expect(line).not.toMatch(/^[、。）]/);
      expect(line).not.toMatch(/（$/);
    }
  });

  it('are none for nothing', async () => {
    for (const text of ['', '   ', '\u200b']) expect(await broken(text, 100, 2)).toEqual([]);
  });

  it('fit whatever is written', async () => {
    const text = fc.array(
      fc.constantFrom('word', ' ', 'Ż', '霜', 'か', '유', '(', ')', '。', '…', '💕', 'W'),
      { maxLength: 60 },
    );
    await fc.assert(
      fc.asyncProperty(
        text,
        fc.integer({ min: 40, max: 400 }),
        fc.integer({ min: 1, max: 3 }),
        async (parts, width, most) => {
          const lines = await textLines(book, parts.join(''), style, { width, lines: most });
          expect(lines.length).toBeLessThanOrEqual(most);
          for (const line of lines) expect(line.width).toBeLessThanOrEqual(width + 0.001);
        },
      ),
      { numRuns: 150 },
    );
  });
});
