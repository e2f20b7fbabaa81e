import { canonicalVideoLink } from '@rondo/domain/media';
import { levelFormProblems, tidyLevelForm } from '@rondo/domain/submissions';
import type { FormEvent } from 'react';
import { useFormErrors } from '../../lib/form-errors.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useViewer } from '../../lib/session/viewer.ts';
import { LinkIcon } from '../../ui/icons.ts';
import { TextLink } from '../../ui/Link.tsx';
import { Page } from '../../ui/Page.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { CreditRows } from './level-form/CreditRows.tsx';
import { DownloadFields } from './level-form/DownloadFields.tsx';
import { type LevelDraft, levelDrafts, levelFormOf, newProfiles } from './level-form/draft.ts';
import { DraftNote } from './parts/DraftNote.tsx';
import { DuplicateHint } from './parts/DuplicateHint.tsx';
import { NewProfiles } from './parts/NewProfiles.tsx';
import { TeamCombobox } from './parts/CreatorCombobox.tsx';
import { FormResult } from './parts/FormResult.tsx';
import { fieldText } from './parts/field-text.ts';
import { RatingField } from './parts/RatingField.tsx';
import { Section } from './parts/Section.tsx';
import { SignedOutAlert } from './parts/SignedOutAlert.tsx';
import { SubmitBar } from './parts/SubmitBar.tsx';
import { useDraft } from './parts/use-draft.ts';
import { levelWish, useDuplicates } from './parts/use-duplicates.ts';
import { useSubmitForm } from './parts/use-submit-form.ts';
import { useVideo } from './parts/use-video.ts';
import { VideoPreview } from './parts/VideoPreview.tsx';

const shownError = 60;

export function LevelFormPage() {
  const { t } = useTranslation('pages/submissions');
  const isSignedOut = useViewer().status === 'signed-out';
  const { draft, setDraft, isRestored, clear } = useDraft(levelDrafts);
  const video = useVideo(draft.videoLink);
  const suggested = video.details?.downloadLink ?? null;
  const duplicates = useDuplicates(isSignedOut ? null : levelWish(draft.song, draft.artist, draft.videoLink));
  const form = levelFormOf(draft, suggested);
  const [frame, errors] = useFormErrors(levelFormProblems(form));
  const submission = useSubmitForm('level', {
    onSent: () => {
      clear();
      errors.reset();
    },
    onRefused: errors.refuse,
  });

  const change = (changes: Partial<LevelDraft>) => {
    setDraft((before) => ({ ...before, ...changes }));
    errors.changed(Object.keys(changes));
    if (submission.isSuccess) submission.reset();
  };
  const bind = (field: 'song' | 'artist' | 'diff' | 'videoLink') => ({
    value: draft[field],
    required: true,
    error: fieldText(errors.at(field)),
    onChange: (event: { currentTarget: HTMLInputElement }) => change({ [field]: event.currentTarget.value }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (submission.isPending || isSignedOut) return;
    submission.reset();
    if (errors.attempt()) submission.mutate({ ...tidyLevelForm(form) });
  };

  return (
    <Page
      title={t('levelForm.title')}
      width="form"
      actions={
        <TextLink to="/submission/mine" className="inline-flex min-h-6 items-center">
          {t('own.title')}
        </TextLink>
      }
    >
      {isSignedOut ? <SignedOutAlert title={t('levelForm.signedOut')} /> : null}
      <FormResult
        marked={errors.shown.length}
        sending={submission.isPending}
        error={submission.error}
        sentId={submission.data?.submissionId}
        limit={shownError}
        onDismiss={() => submission.reset()}
      />
      {isRestored ? (
        <DraftNote
          onClear={() => {
            clear();
            errors.reset();
          }}
        />
      ) : null}
      <form ref={frame} noValidate onSubmit={send} className="grid gap-8">
        <Section title={t('video.heading')}>
          <TextField
            {...bind('videoLink')}
            label={t('video.link')}
            icon={LinkIcon}
            inputMode="url"
            autoComplete="off"
            maxLength={2000}
            placeholder="https://www.youtube.com/watch?v=…"
            onBlur={() => {
              const canonical = canonicalVideoLink(draft.videoLink.trim());
              if (canonical !== draft.videoLink) change({ videoLink: canonical });
            }}
          />
          <VideoPreview link={draft.videoLink} video={video} />
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
            <TeamCombobox
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
        <SubmitBar label={t('levelForm.send')} sending={submission.isPending} disabled={isSignedOut}>
          <span>{t('form.review')}</span>
        </SubmitBar>
      </form>
    </Page>
  );
}
