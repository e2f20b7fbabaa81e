import { submissionKinds } from '@rondo/domain/submissions';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { keys } from '../../../lib/queries/keys.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { TextLink } from '../../../ui/Link.tsx';
import { type Duplicate, type DuplicateQuery, loadDuplicates } from '../api.ts';
import type { AnyForm } from './use-form.ts';

export interface DuplicateHintProps {
  form: AnyForm;
  /** The form as far as it is filled in; null while that is too little. */
  query: DuplicateQuery | null;
}

/** What already exists of what the form holds, with links that open beside the form. */
export function DuplicateHint({ form: { kind, canSend }, query }: DuplicateHintProps) {
  const { t } = useTranslation('pages/submissions');
  const duplicates = useDuplicates(canSend ? query : null);
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
function useDuplicates(query: DuplicateQuery | null): readonly Duplicate[] {
  const text = query === null ? '' : JSON.stringify(query);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), pause);
    return () => window.clearTimeout(timer);
  }, [text]);
  const isAsked = settled !== '' && settled === text;
  const { data } = useQuery({
    queryKey: keys.formDuplicatesOf(settled),
    queryFn: ({ signal }) => loadDuplicates(JSON.parse(settled) as DuplicateQuery, signal),
    enabled: isAsked,
    staleTime: 30_000,
    retry: false,
  });
  return isAsked ? (data?.duplicates ?? none) : none;
}
