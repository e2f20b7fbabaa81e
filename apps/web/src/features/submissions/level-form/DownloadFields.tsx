import type { FormErrors } from '../../../lib/form-errors.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { DownloadIcon, UndoIcon, WorkshopIcon } from '../../../ui/icons.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { fieldText } from '../parts/use-form.ts';
import type { LevelDraft } from './draft.ts';

export interface DownloadFieldsProps {
  draft: LevelDraft;
  /** A download link found beside the video. */
  suggested: string | null;
  errors: FormErrors;
  onChange: (change: Partial<LevelDraft>) => void;
}

/** Where the level can be had: one of the two links is enough. */
export function DownloadFields({ draft, suggested, errors, onChange }: DownloadFieldsProps) {
  const { t } = useTranslation('pages/submissions');
  const isSuggested = draft.directDL === null && suggested !== null;
  return (
    <div className="grid items-start gap-x-4 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
      <TextField
        label={t('levelForm.download')}
        icon={DownloadIcon}
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        maxLength={2000}
        value={draft.directDL ?? suggested ?? ''}
        hint={isSuggested ? t('levelForm.suggestedHint') : undefined}
        error={fieldText(errors.at('directDL'))}
        onChange={(event) => onChange({ directDL: event.currentTarget.value })}
        trailing={
          isSuggested ? (
            <>
              <Chip tone="info">{t('levelForm.suggested')}</Chip>
              <IconButton
                icon={UndoIcon}
                size="small"
                className="-mr-2"
                label={t('levelForm.undo')}
                onClick={() => onChange({ directDL: '' })}
              />
            </>
          ) : undefined
        }
      />
      <span className="text-faint md:pt-9">{t('levelForm.or')}</span>
      <TextField
        label={t('levelForm.workshop')}
        icon={WorkshopIcon}
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        maxLength={2000}
        value={draft.wsLink}
        error={fieldText(errors.at('wsLink'))}
        onChange={(event) => onChange({ wsLink: event.currentTarget.value })}
      />
    </div>
  );
}
