import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import type { DifficultyEdit } from '../api.ts';
import { draftOf } from './draft.ts';
import type { DifficultyEditing } from './use-difficulty-form.ts';

export interface SavedByOthersProps {
  editing: DifficultyEditing;
  /** What they changed. */
  theirs: DifficultyEdit;
}

/** Somebody else saved first: their values, and the choice between both. */
export function SavedByOthers({ editing, theirs }: SavedByOthersProps) {
  const { t } = useTranslation('pages/difficulties');
  const { stored, before } = editing;
  if (!stored) return null;
  const known = draftOf(stored);
  const lines = (Object.keys(theirs) as (keyof typeof known & keyof DifficultyEdit)[]).filter(
    (name) => name in known,
  );
  return (
    <Banner
      tone="warning"
      role="alert"
      title={t('stale.title', { name: stored.name })}
      actions={
        <>
          <Button size="small" onClick={editing.takeTheirs}>
            {t('stale.take')}
          </Button>
          <Button size="small" onClick={editing.keepMine}>
            {t('stale.keep')}
          </Button>
        </>
      }
    >
      {lines.map((name) => (
        <p key={name} className="wrap-anywhere">
          {t('joined.labelled', {
            label: t(`field.${name as 'name'}`),
            value: `${String(before[name])} → ${String(theirs[name] ?? '')}`,
          })}
        </p>
      ))}
    </Banner>
  );
}
