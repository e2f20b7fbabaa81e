import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { DownloadIcon, UndoIcon, WorkshopIcon } from '../../../ui/icons.ts';
import { TextField } from '../../../ui/TextField.tsx';
import type { Form } from '../parts/use-form.ts';
import type { LevelDraft } from './draft.ts';

export interface DownloadFieldsProps {
  form: Form<LevelDraft>;
  /** A download link found beside the video. */
  suggested: string | null;
}

const link = { inputMode: 'url', placeholder: 'https://', maxLength: 2000 } as const;

/** Where the level can be had: one of the two links is enough. */
export function DownloadFields({ form, suggested }: DownloadFieldsProps) {
  const { t } = useTranslation('pages/submissions');
  const { directDL } = form.draft;
  const isSuggested = directDL === null && suggested !== null;
  return (
    <div className="grid items-start gap-x-4 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
      <TextField
        {...link}
        autoComplete="off"
        label={t('term.downloadLink')}
        icon={DownloadIcon}
        value={directDL ?? suggested ?? ''}
        hint={isSuggested ? t('levelForm.suggestedHint') : undefined}
        error={form.errorAt('directDL')}
        onChange={(event) => form.change({ directDL: event.currentTarget.value })}
        trailing={
          isSuggested ? (
            <>
              <Chip tone="info">{t('levelForm.suggested')}</Chip>
              <IconButton
                icon={UndoIcon}
                size="small"
                className="-mr-2"
                label={t('levelForm.undo')}
                onClick={() => form.change({ directDL: '' })}
              />
            </>
          ) : undefined
        }
      />
      <span className="text-faint md:pt-9">{t('levelForm.or')}</span>
      <TextField {...link} {...form.box('wsLink')} label={t('term.workshopLink')} icon={WorkshopIcon} />
    </div>
  );
}
