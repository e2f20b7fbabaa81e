import {
  MAX_CREATOR_NAME,
  MAX_TEAM_DESCRIPTION,
  type ProfileForm,
  profileFormProblems,
} from '@rondo/domain/creators';
import { MAX_PLAYER_NAME } from '@rondo/domain/players';
import { fieldText } from '../../../../lib/api/code-text.ts';
import { isProblem } from '../../../../lib/api/problem.ts';
import { problemText } from '../../../../lib/api/problem-text.ts';
import { type FieldCode, useFormErrors } from '../../../../lib/form-errors.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { TextArea } from '../../../../ui/TextArea.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import { CountryField } from '../../../players/index.ts';
import type { ReadyProfile } from './use-profile-flow.ts';

export interface ProfileStepFormProps {
  id: string;
  draft: ProfileForm;
  ready: ReadyProfile | null;
  /** Why the server did not make it. */
  failure: unknown;
  onChange: (changes: Partial<ProfileForm>) => void;
  /** Uses the profile that has the name instead of a new one. */
  onReuse: (id: number) => void;
  onMakeOwn: () => void;
  onNext: () => void;
}

/** One profile: what its kind needs. */
export function ProfileStepForm({
  id,
  draft,
  ready,
  failure,
  onChange,
  onReuse,
  onMakeOwn,
  onNext,
}: ProfileStepFormProps) {
  const { t } = useTranslation('pages/desk');
  const { kind } = draft;
  const [form, errors] = useFormErrors(ready ? [] : profileFormProblems(draft));
  const error = (field: keyof ProfileForm) => wordsOf(errors.at(field));
  const bind = (field: 'name' | 'discordId' | 'description') => ({
    value: draft[field],
    error: error(field),
    disabled: ready !== null,
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [field]: event.currentTarget.value }),
  });
  function wordsOf(problem: FieldCode | undefined): string | undefined {
    if (problem?.code === 'COUNTRY_INVALID') return t('profiles.countryNeeded');
    if (problem?.code === 'DISCORD_ID_INVALID')
      return fieldText('pages/submissions', { ...problem, code: 'DISCORD_ID_REQUIRED' });
    return fieldText('pages/submissions', problem);
  }
  return (
    <form
      id={id}
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (errors.attempt()) onNext();
      }}
    >
      {failure ? <StepFailure failure={failure} onReuse={onReuse} /> : null}
      {ready ? (
        <Banner
          tone="success"
          role="status"
          actions={
            ready.isReused ? (
              <Button size="small" onClick={onMakeOwn}>
                {t('profiles.makeOwn')}
              </Button>
            ) : undefined
          }
        >
          <p>
            {ready.isReused ? t('profiles.reused', { id: ready.id }) : t('profiles.made', { id: ready.id })}
          </p>
        </Banner>
      ) : null}
      <TextField
        {...bind('name')}
        label={t('profiles.name')}
        required
        autoComplete="off"
        maxLength={kind === 'player' ? MAX_PLAYER_NAME : MAX_CREATOR_NAME}
      />
      {kind === 'charter' || kind === 'vfxer' ? (
        <TextField
          {...bind('discordId')}
          label={t('profiles.discordId')}
          hint={error('discordId') ? undefined : t('profiles.discordHint')}
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
      ) : null}
      {kind === 'team' ? (
        <TextArea
          {...bind('description')}
          label={t('profiles.description')}
          required
          rows={4}
          maxLength={MAX_TEAM_DESCRIPTION}
        />
      ) : (
        <CountryField
          label={t('profiles.country')}
          noneLabel={t('profiles.choose')}
          unknownLabel={t('profiles.unknownCountry')}
          required={kind !== 'player'}
          aside={kind === 'player' ? t('optional') : undefined}
          value={draft.country}
          error={error('country')}
          disabled={ready !== null}
          onSelect={(country) => onChange({ country })}
        />
      )}
    </form>
  );
}

const existing = new Set(['CREATOR_EXISTS', 'TEAM_EXISTS', 'PLAYER_EXISTS']);

/** The server's refusal; where the name is taken, its owner can be used instead. */
function StepFailure({ failure, onReuse }: { failure: unknown; onReuse: (id: number) => void }) {
  const { t } = useTranslation('pages/desk');
  const ids = isProblem(failure) && existing.has(failure.code) ? failure.extra.ids : undefined;
  const found = Array.isArray(ids) ? ids.filter((id) => Number.isInteger(id)) : [];
  return (
    <Banner
      tone="danger"
      role="alert"
      title={t('profiles.failed')}
      actions={found.map((id: number) => (
        <Button key={id} size="small" onClick={() => onReuse(id)}>
          {t('profiles.use', { id })}
        </Button>
      ))}
    >
      <p>{problemText(failure)}</p>
    </Banner>
  );
}
