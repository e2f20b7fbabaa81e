import type { SubmissionKind } from '@rondo/domain/submissions';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { TextLink } from '../../../ui/Link.tsx';
import type { Duplicate } from '../api.ts';

export interface DuplicateHintProps {
  type: SubmissionKind;
  duplicates: readonly Duplicate[];
}

/** What already exists of what the form holds, with links that open beside the form. */
export function DuplicateHint({ type, duplicates }: DuplicateHintProps) {
  const { t } = useTranslation('pages/submissions');
  return (
    <div aria-live="polite" className="empty:absolute">
      {duplicates.length === 0 ? null : (
        <Banner tone="warning" title={t(`duplicate.title.${type}`)}>
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

function Line({ duplicate: { kind, id, title, isOwn } }: { duplicate: Duplicate }) {
  const { t } = useTranslation('pages/submissions');
  if (kind === 'level')
    return (
      <TextLink to="/levels/$id" params={{ id }} target="_blank" className="underline">
        {t('duplicate.level', { id, title })}
      </TextLink>
    );
  if (kind === 'pass')
    return (
      <TextLink to="/passes/$id" params={{ id }} target="_blank" className="underline">
        {t('duplicate.pass', { id, title })}
      </TextLink>
    );
  if (!isOwn) return t('duplicate.waiting', { id, title });
  return (
    <TextLink to="/submission/mine" target="_blank" className="underline">
      {t('duplicate.own', { id, title })}
    </TextLink>
  );
}
