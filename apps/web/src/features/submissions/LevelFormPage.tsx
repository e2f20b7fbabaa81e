import { levelFormProblems, tidyLevelForm } from '@rondo/domain/submissions';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { TextField } from '../../ui/TextField.tsx';
import { CreditRows } from './level-form/CreditRows.tsx';
import { DownloadFields } from './level-form/DownloadFields.tsx';
import { levelDrafts, levelFormOf, levelQuery, newProfiles } from './level-form/draft.ts';
import { DuplicateHint } from './parts/DuplicateHint.tsx';
import { FormPage, Section } from './parts/FormPage.tsx';
import { NewProfiles } from './parts/NewProfiles.tsx';
import { ProfileCombobox } from './parts/ProfileCombobox.tsx';
import { RatingField } from './parts/RatingField.tsx';
import { useDraft } from './parts/use-draft.ts';
import { useForm } from './parts/use-form.ts';
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
    kept,
    problems: levelFormProblems(values),
    body: () => ({ ...tidyLevelForm(values) }),
  });
  return (
    <FormPage form={form}>
      <Section title={t('term.video')}>
        <VideoField form={form} video={video} />
      </Section>
      <Section title={t('term.level')}>
        <div className="grid items-start gap-4 md:grid-cols-2">
          <TextField {...form.box('song')} label={t('levelForm.song')} required maxLength={500} />
          <TextField {...form.box('artist')} label={t('levelForm.artist')} required maxLength={500} />
          <RatingField
            {...form.box('diff')}
            label={t('term.difficulty')}
            hint={t('levelForm.difficultyHint')}
            required
            maxLength={100}
          />
          <ProfileCombobox
            of="team"
            label={t('term.team')}
            placeholder={t('credit.teamPlaceholder')}
            value={draft.team}
            error={form.errorBelow('teamRequest')}
            onChange={(team) => form.change({ team })}
          />
        </div>
      </Section>
      <DuplicateHint form={form} asked={levelQuery(draft)} />
      <Section title={t('levelForm.files')}>
        <DownloadFields form={form} suggested={suggested} />
      </Section>
      <Section title={t('term.credits')}>
        <div className="grid items-start gap-4 md:grid-cols-2">
          <CreditRows form={form} role="charter" />
          <CreditRows form={form} role="vfxer" />
        </div>
        <NewProfiles names={newProfiles(draft)} />
      </Section>
    </FormPage>
  );
}
