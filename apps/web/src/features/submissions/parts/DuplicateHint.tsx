import { submissionKinds } from '@rondo/domain/submissions';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Reply } from '../../../lib/api/contract.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { query } from '../../../lib/queries/query.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { TextLink } from '../../../ui/Link.tsx';
import type { DuplicateQuery } from '../api.ts';
import type { AnyForm } from './use-form.ts';

type Duplicate = Reply<'formDuplicates'>['duplicates'][number];

export interface DuplicateHintProps {
  form: AnyForm;
  /** The form as far as it is filled in; null while that is too little. */
  asked: DuplicateQuery | null;
}

/** What already exists of what the form holds, with links that open beside the form. */
export function DuplicateHint({ form: { kind, canSend }, asked }: DuplicateHintProps) {
  const { t } = useTranslation('pages/submissions');
  const duplicates = useDuplicates(canSend ? asked : null);
  return (
    <div aria-live="polite" className="empty:absolute">
      {duplicates.length === 0 ? null : (
        <Banner tone="warning" title={t(`duplicate.title.${kind}`)}>
          <ul>
            {duplicates.map((duplicate) => (
              <li key={`${duplicate.kind}-${duplicate.id}`} className="wrap-anywhere">
                <Line duplicate={duplicate} />
              </li>
            ))}
          </ul>
          <p className="text-muted">{t('duplicate.hint')}</p>
        </Banner>
      )}
    </div>
  );
}

function Line({ duplicate: { kind, id, title } }: { duplicate: Duplicate }) {
  const { t } = useTranslation('pages/submissions');
  if (id === null || title === null) return t('duplicate.waiting');
  const look = { target: '_blank', className: 'underline' };
  if (kind === 'level' || kind === 'pass')
    return (
      <TextLink {...look} to={`/${submissionKinds[kind].plural}/$id`} params={{ id }}>
        {t(`duplicate.${kind}`, { id, title })}
      </TextLink>
    );
  return (
    <TextLink {...look} to="/submission/mine">
      {t('duplicate.own', { id, title })}
    </TextLink>
  );
}

/** How long the form has to rest before it is asked about, in milliseconds. */
const pause = 300;
const none: readonly Duplicate[] = [];

/** Looked up while one types; a failed call blocks nothing. */
function useDuplicates(asked: DuplicateQuery | null): readonly Duplicate[] {
  const text = JSON.stringify(asked);
  const [settled, setSettled] = useState('null');
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), pause);
    return () => window.clearTimeout(timer);
  }, [text]);
  const isAsked = settled !== 'null' && settled === text;
  const { data } = useQuery(
    query('formDuplicates', JSON.parse(settled) as DuplicateQuery, {
      enabled: isAsked,
      staleTime: 30_000,
      retry: false,
    }),
  );
  return isAsked ? (data?.duplicates ?? none) : none;
}
