import { formatCount, NO_VALUE } from '@rondo/domain/format';
import { type NamedType, namedType } from '@rondo/domain/log';
import type { ReactNode } from 'react';
import { dayText } from '../../lib/day-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Flag } from '../../ui/Flag.tsx';
import type { LogNames } from './api.ts';
import { EffectOfEdit, isRecordedEffect } from './EffectOfEdit.tsx';
import { SubjectLink } from './SubjectLink.tsx';
import { factText, valueText } from './words.ts';
import { slot, Written } from '../../ui/Written.tsx';
import { Listed } from '../../ui/Listed.tsx';
import { PersonText } from '../../ui/PersonText.tsx';

export interface FactValueProps {
  name: string;
  value: unknown;
  names: LogNames;
}

/** Numbers of things without a name. */
const numbered: ReadonlySet<string> = new Set(['mergeId', 'requestId', 'ratingId']);

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** One side of a change, as people read it: ids have names, codes have words. */
export function FactValue({ name, value, names }: FactValueProps) {
  const { t, language } = useTranslation(['pages/log', 'fields']);
  const type = namedType(name);
  if (value === null || value === undefined || value === '') return NO_VALUE;
  if (Array.isArray(value)) return <ListOf name={name} values={value} names={names} />;
  if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no');
  if (name === 'effect' && isRecordedEffect(value)) return <EffectOfEdit effect={value} />;
  if (typeof value === 'object') return <Parts parts={value as Parts} names={names} />;
  if (typeof value === 'number') {
    if (type !== undefined) return <Named type={type} id={value} names={names} />;
    if (name === 'passId')
      return (
        <SubjectLink type="pass" id={value}>
          #{value}
        </SubjectLink>
      );
    if (numbered.has(name)) return `#${value}`;
    return Number.isInteger(value) ? formatCount(value) : String(value);
  }
  if (typeof value !== 'string') return NO_VALUE;
  const text = value;
  if (name === 'vidUploadTime' && DAY.test(text)) return dayText(text, language, 'medium');
  if (name === 'vidUploadTime' && !Number.isNaN(Date.parse(text)))
    return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
      new Date(text),
    );
  if (name === 'country') return <Flag country={text} />;
  return valueText(t, name, text);
}

/** By its present name; by its number when it is not there any more. */
function Named({ type, id, names }: { type: NamedType; id: number; names: LogNames }) {
  const name = names[type][id];
  return (
    <SubjectLink type={type} id={id}>
      {name === undefined ? `#${id}` : type === 'user' ? `@${name}` : name}
    </SubjectLink>
  );
}

function ListOf({ name, values, names }: { name: string; values: readonly unknown[]; names: LogNames }) {
  if (values.length === 0) return NO_VALUE;
  return (
    <Listed
      items={values.map((item, index) => <FactValue key={index} name={name} value={item} names={names} />)}
    />
  );
}

type Parts = Readonly<Record<string, unknown>>;

/** Several facts of one thing: what it is, then what is true of it, in brackets. */
function Parts({ parts, names }: { parts: Parts; names: LogNames }): ReactNode {
  const { t } = useTranslation(['pages/log', 'fields']);
  const { id, name, creatorId, ...others } = parts;
  const shown = Object.entries(others).filter(([, value]) => !isNothing(value));
  const creator = typeof creatorId === 'number' ? creatorId : id;
  const thing =
    typeof creator !== 'number' ? null : typeof name === 'string' ? (
      <SubjectLink type="creator" id={creator}>
        <PersonText of={name} />
      </SubjectLink>
    ) : (
      <Named type="creator" id={creator} names={names} />
    );
  if (shown.length === 0) return thing;
  const facts = (
    <Listed items={shown.map(([key, value]) => <Fact key={key} name={key} value={value} names={names} />)} />
  );
  return (
    <Written
      text={t('joined.aside', { text: slot('thing'), aside: slot('facts') })}
      parts={{ thing, facts }}
    />
  );
}

function Fact({ name, value, names }: FactValueProps): ReactNode {
  const { t } = useTranslation(['pages/log', 'fields']);
  if (value === true) return factText(t, name);
  const written = <FactValue name={name} value={value} names={names} />;
  if (name === 'role') return written;
  return (
    <Written
      text={t('joined.labelled', { label: factText(t, name), value: slot('value') })}
      parts={{ value: written }}
    />
  );
}

const isNothing = (value: unknown) =>
  value === null || value === undefined || value === false || (Array.isArray(value) && value.length === 0);
