import {
  MAX_CREATOR_NAME,
  MAX_TEAM_DESCRIPTION,
  type ProfileForm,
  profileFormProblems,
} from '@rondo/domain/creators';
import { MAX_PLAYER_NAME } from '@rondo/domain/players';
import { fieldText } from '../../../../lib/api/code-text.ts';
import { useFormErrors } from '../../../../lib/form-errors.ts';
import { halfWidth } from '../../../../lib/format.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { TextArea } from '../../../../ui/TextArea.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import { CountryField } from '../../../players/index.ts';
import { ProfileFailure } from '../ProfileFailure.tsx';
import type { ProfileFlow } from './use-profile-flow.ts';

export interface ProfileStepFormProps {
  id: string;
  draft: ProfileForm;
  flow: ProfileFlow;
}

/** One profile: what its kind needs. */
export function ProfileStepForm({ id, draft, flow }: ProfileStepFormProps) {
  const { t } = useTranslation('pages/desk');
  const { kind } = draft;
  const ready = flow.ready[flow.at];
  const [form, errors] = useFormErrors(ready ? [] : profileFormProblems(draft));
  const error = (field: keyof ProfileForm) => {
    const problem = errors.at(field);
    if (problem?.code === 'COUNTRY_INVALID') return t('profiles.countryNeeded');
    // The same words ask for an id and for a better one.
    const isWrongId = problem?.code === 'DISCORD_ID_INVALID';
    return fieldText('pages/submissions', isWrongId ? { ...problem, code: 'DISCORD_ID_REQUIRED' } : problem);
  };
  const bind = (field: 'name' | 'discordId' | 'description') => ({
    value: draft[field],
    error: error(field),
    disabled: Boolean(ready),
    onChange: (event: { currentTarget: { value: string } }) =>
      flow.change({
        [field]: field === 'discordId' ? halfWidth(event.currentTarget.value) : event.currentTarget.value,
      }),
  });
  return (
    <form
      id={id}
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (errors.attempt()) flow.next();
      }}
    >
      {flow.failure ? (
        <ProfileFailure title={t('profiles.failed')} error={flow.failure} onReuse={flow.reuse} />
      ) : null}
      {ready ? (
        <Banner
          tone="success"
          role="status"
          actions={
            ready.how === 'reused' ? (
              <Button size="small" onClick={flow.makeOwn}>
                {t('profiles.makeOwn')}
              </Button>
            ) : undefined
          }
        >
          <p>{t(`profiles.${ready.how}`, { id: ready.id })}</p>
        </Banner>
      ) : null}
      <TextField
        {...bind('name')}
        label={t('term.name')}
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
          maxLength={40}
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
          aside={kind === 'player' ? t('term.optional') : undefined}
          value={draft.country}
          error={error('country')}
          disabled={Boolean(ready)}
          onSelect={(country) => flow.change({ country })}
        />
      )}
    </form>
  );
}
