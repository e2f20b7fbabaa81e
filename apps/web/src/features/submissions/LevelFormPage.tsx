import { levelFormProblems, tidyLevelForm } from '@rondo/domain/submissions';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { TextField } from '../../ui/TextField.tsx';
import { CreditRows } from './level-form/CreditRows.tsx';
import { DownloadFields } from './level-form/DownloadFields.tsx';
import { levelDrafts, levelFormOf, newProfiles } from './level-form/draft.ts';
import { DuplicateHint } from './parts/DuplicateHint.tsx';
import { FormPage, Section } from './parts/FormPage.tsx';
import { NewProfiles } from './parts/NewProfiles.tsx';
import { ProfileCombobox } from './parts/ProfileCombobox.tsx';
import { RatingField } from './parts/RatingField.tsx';
import { useDraft } from './parts/use-draft.ts';
import { levelQuery, useDuplicates } from './parts/use-duplicates.ts';
import { fieldText, useForm } from './parts/use-form.ts';
import { useVideo } from './parts/use-video.ts';
import { VideoField } from './parts/VideoField.tsx';

export function LevelFormPage() {
  const { t } = useTranslation('pages/submissions');
  const kept = useDraft(levelDrafts);
  const { draft } = kept;
  const video = useVideo(draft.videoLink);
  const suggested = video.details?.downloadLink ?? null;
  const values = levelFormOf(draft, suggested);
  const form = useForm({
    kind: 'level',
    kept,
    problems: levelFormProblems(values),
    body: () => ({ ...tidyLevelForm(values) }),
  });
  const { errors, change } = form;
  const duplicates = useDuplicates(
    form.isSignedOut ? null : levelQuery(draft.song, draft.artist, draft.videoLink),
  );
  const bind = (field: 'song' | 'artist' | 'diff') => ({
    value: draft[field],
    required: true,
    error: fieldText(errors.at(field)),
    onChange: (event: { currentTarget: HTMLInputElement }) => change({ [field]: event.currentTarget.value }),
  });

  return (
    <FormPage
      form={form}
      title={t('levelForm.title')}
      signedOut={t('levelForm.signedOut')}
      sendLabel={t('levelForm.send')}
      shownError={60}
      facts={<span>{t('form.review')}</span>}
    >
      <Section title={t('video.heading')}>
        <VideoField
          link={draft.videoLink}
          video={video}
          error={fieldText(errors.at('videoLink'))}
          onChange={(videoLink) => change({ videoLink })}
        />
      </Section>
      <Section title={t('levelForm.level')}>
        <div className="grid items-start gap-4 md:grid-cols-2">
          <TextField {...bind('song')} label={t('levelForm.song')} autoComplete="off" maxLength={500} />
          <TextField {...bind('artist')} label={t('levelForm.artist')} autoComplete="off" maxLength={500} />
          <RatingField
            {...bind('diff')}
            label={t('levelForm.difficulty')}
            hint={t('levelForm.difficultyHint')}
            maxLength={100}
          />
          <ProfileCombobox
            of="team"
            label={t('levelForm.team')}
            placeholder={t('credit.teamPlaceholder')}
            value={draft.team}
            error={fieldText(
              errors.shown.find(({ field }) => field === 'teamRequest' || field.startsWith('teamRequest.')),
            )}
            onChange={(team) => change({ team })}
          />
        </div>
      </Section>
      <DuplicateHint type="level" duplicates={duplicates} />
      <Section title={t('levelForm.files')}>
        <DownloadFields draft={draft} suggested={suggested} errors={errors} onChange={change} />
      </Section>
      <Section title={t('levelForm.credits')}>
        <div className="grid items-start gap-4 md:grid-cols-2">
          {(['charter', 'vfxer'] as const).map((role) => (
            <CreditRows
              key={role}
              role={role}
              credits={draft.credits}
              errors={errors}
              onChange={(credits) => change({ credits })}
            />
          ))}
        </div>
        <NewProfiles names={newProfiles(draft)} />
      </Section>
    </FormPage>
  );
}
