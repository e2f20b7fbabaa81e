import { creatorFields, teamFields } from '@rondo/domain/creators';
import { levelFacts } from '@rondo/domain/levels';
import { passFields } from '@rondo/domain/passes';
import { playerFields } from '@rondo/domain/players';
import type { TFunction } from 'i18next';
import type { LogEntry } from './api.ts';

/** Facts that are fields of something that staff edit. */
const fields = { ...levelFacts, ...passFields, ...playerFields, ...creatorFields, ...teamFields };
type Field = keyof typeof fields;
const isField = (name: string): name is Field => Object.hasOwn(fields, name);

type Texts = TFunction<['pages/log', 'fields']>;
type Verb = LogEntry['action'] extends `${string}.${infer Name}` ? Name : never;
type OtherFact = Exclude<keyof NonNullable<LogEntry['after']>, Field>;

/** What was done. An action of the contract without words does not compile. */
export function verbText(t: Texts, action: LogEntry['action']): string {
  const verb = action.slice(action.indexOf('.') + 1);
  const key = `verb.${verb as Verb}` as const;
  return wordsOf(t(key), key, verb);
}

/** The same for a fact. */
export function factText(t: Texts, name: string): string {
  if (isField(name)) return t(`fields:${name}`);
  const key = `fact.${name as OtherFact}` as const;
  return wordsOf(t(key), key, name);
}

/** Values that are codes, by their fact. */
const codes = {
  status: ['pending', 'approved', 'declined'],
  role: ['charter', 'vfxer', 'team'],
  account: ['none', 'moves', 'closes'],
} as const;

/** The word for a value that is a code; any other text as it is. */
export function valueText(t: Texts, fact: string, value: string): string {
  if (fact === 'field' && isField(value)) return t(`fields:${value}`);
  const { status, role, account } = codes;
  if (fact === 'status' && isOneOf(status, value)) return t(`status.${value}`);
  if (fact === 'role' && isOneOf(role, value)) return t(`role.${value}`);
  if (fact === 'account' && isOneOf(account, value)) return t(`account.${value}`);
  return value;
}

const isOneOf = <T extends string>(values: readonly T[], value: string): value is T =>
  values.some((one) => one === value);

/** Rows of older versions may have names without a text, for which `t` gives the key: these get plain words. */
function wordsOf(text: string, key: string, name: string): string {
  return text === key ? plainWords(name) : text;
}

/** A name as programs write it, in plain words: `previousDiffId` is "previous diff id". */
export function plainWords(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
}
