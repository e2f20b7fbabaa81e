import { foldTyped, halfWidth } from '../text/index.ts';
import { type Mark, textOf, trimMarks } from './search-marks.ts';

const BETWEEN = /[,，|｜]/;
const NEGATION = /[-!－！]/;
const AFTER_FIELD = /[:：=＝]/;

/**
 * Full-width signs of Chinese and Japanese keyboards as the grammar's own where a field shows that they are meant so:
 * the one behind the field, the negation before it, and what parts its term from another. `Re：set` and `你好，世界` stay
 * texts (docs/rules/search.md#full-width-signs).
 */
export function readWideSigns(marks: readonly Mark[], fields: readonly string[]): readonly Mark[] {
  const parts = partsOf(marks).map((part) => ({ ...part, field: fieldIn(part.marks, fields) }));
  return parts.flatMap(({ marks: part, separator, field }, index) => {
    const isParted = field !== null || parts[index + 1]?.field != null;
    return [
      ...part.map((mark) => (mark === field?.negation || mark === field?.sign ? narrow(mark) : mark)),
      ...(separator === null ? [] : [isParted ? narrow(separator) : separator]),
    ];
  });
}

function partsOf(marks: readonly Mark[]) {
  const parts: { marks: Mark[]; separator: Mark | null }[] = [{ marks: [], separator: null }];
  for (const mark of marks) {
    const last = parts.at(-1);
    if (last === undefined) break;
    if (isSign(mark, BETWEEN)) {
      last.separator = mark;
      parts.push({ marks: [], separator: null });
    } else last.marks.push(mark);
  }
  return parts;
}

/** The sign behind the field that a part begins with, and the one that negates it; null without a field. */
function fieldIn(part: readonly Mark[], fields: readonly string[]) {
  const [first] = trimMarks(part);
  const negation = first !== undefined && isSign(first, NEGATION) ? first : null;
  const body = trimMarks(negation === null ? part : part.slice(part.indexOf(negation) + 1));
  const cut = body.findIndex((mark) => isSign(mark, AFTER_FIELD));
  const word = body.slice(0, Math.max(0, cut));
  const isField =
    word.every(({ isQuoted }) => !isQuoted) && fields.includes(foldTyped(textOf(word)).toLowerCase());
  return isField ? { negation, sign: body[cut] } : null;
}

const isSign = ({ char, isQuoted }: Mark, signs: RegExp) => !isQuoted && signs.test(char);
const narrow = (mark: Mark): Mark => ({ ...mark, char: halfWidth(mark.char) });
