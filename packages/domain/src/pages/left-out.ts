import { asText, joinWords, type Param, type Params, splitWords } from './url-state.ts';

export interface LeftOut {
  readonly name: string;
  readonly value: string;
  /** The value is what a bound cut off the end. */
  readonly isBeyond?: true;
}

/** Names that every page knows. */
const COMMON_NAME = /^lang$/;

/** Names that other sites hang on links to count visitors: nobody asked for anything by them. */
const FOREIGN_NAME = /^(utm_|ref$|source$|si$|_|[a-z]*clid$|igsh)/i;

/** What an address asks for in vain: other names, values that mean nothing, and what is beyond a bound. */
export function leftOut(params: Params, raw: Readonly<Record<string, string>>): LeftOut[] {
  return Object.entries(raw).flatMap(([name, value]): LeftOut[] => {
    const param = Object.hasOwn(params, name) ? params[name] : undefined;
    if (param === undefined)
      return FOREIGN_NAME.test(name) || COMMON_NAME.test(name) ? [] : [{ name, value }];
    if (value !== '' && !param.knows(value)) return [{ name, value }];
    const rest = param.isBounded ? beyond(param, value) : '';
    return rest === '' ? [] : [{ name, value: rest, isBeyond: true }];
  });
}

function beyond(param: Param<unknown>, raw: string): string {
  const kept = param.read(raw);
  if (!Array.isArray(kept)) return raw.slice(asText(kept).length);
  return joinWords([...new Set(splitWords(raw))].filter((word) => word !== '').slice(kept.length));
}
