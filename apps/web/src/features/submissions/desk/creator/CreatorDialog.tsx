import { useState } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { CancelButton } from '../../../../ui/CancelButton.tsx';
import { Chip } from '../../../../ui/Chip.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { ShieldIcon } from '../../../../ui/icons.ts';
import { SegmentedControl } from '../../../../ui/SegmentedControl.tsx';
import type { ShownProfile } from '../credits.ts';
import { ProfileFailure } from '../ProfileFailure.tsx';
import { CreateProfile } from './CreateProfile.tsx';
import { ProfileSearch } from './ProfileSearch.tsx';
import { type CreditOptions, useCredit } from './use-credit.ts';
import { PersonText } from '../../../../ui/PersonText.tsx';

export interface CreatorDialogProps extends CreditOptions {
  /** The last charter cannot become a vfxer. */
  isLastCharter: boolean;
}

/** Gives a credit request its creator or team: one that exists, or a new one. */
export function CreatorDialog({ isLastCharter, ...options }: CreatorDialogProps) {
  const { t } = useTranslation('pages/desk');
  const { credit, onClose } = options;
  const desk = useCredit(options);
  const { role, candidate, isBusy, isTeam } = desk;
  const [isTyped, setTyped] = useState(false);
  return (
    <Dialog
      title={t(isTeam ? 'term.team' : 'creator.title')}
      subtitle={credit.name}
      width="500px"
      onClose={onClose}
      busy={isBusy}
      dirty={desk.isChanged || (isTyped && desk.done === null)}
      footer={
        <>
          <CancelButton disabled={isBusy}>{t('action.close')}</CancelButton>
          <Button
            sends
            variant="primary"
            className="ml-auto"
            busy={desk.isAssigning}
            disabled={!desk.canAssign || (isBusy && !desk.isAssigning)}
            onClick={desk.assign}
          >
            {t('creator.assign')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {desk.done ? (
          <Banner tone="success" role="status">
            <p>{t(`creator.done.${desk.done}`)}</p>
          </Banner>
        ) : null}
        {desk.error ? (
          <ProfileFailure
            title={t(`creator.failed.${desk.failed}`)}
            error={desk.error}
            refusal={desk.refusal}
            onReuse={desk.takeExisting}
          />
        ) : null}
        {isTeam ? null : (
          <div className="grid justify-items-start gap-2">
            <SegmentedControl
              label={t('creator.role')}
              segments={(['charter', 'vfxer'] as const).map((value) => ({
                value,
                label: t(`credit.role.${value}`),
              }))}
              value={role === 'vfxer' ? 'vfxer' : 'charter'}
              onChange={desk.setRole}
            />
            {isLastCharter && role === 'vfxer' ? (
              <p className="text-12 text-warning">{t('credit.last')}</p>
            ) : null}
          </div>
        )}
        <section className="grid gap-2" aria-label={t('term.current')}>
          <h3 className="over">{t('term.current')}</h3>
          {credit.profile ? (
            <ProfileFacts profile={credit.profile} />
          ) : (
            <p className="text-muted">{t('creator.none', { name: credit.name })}</p>
          )}
        </section>
        <ProfileSearch isTeam={isTeam} disabled={isBusy} onChoose={desk.choose} onText={desk.drop} />
        {candidate ? (
          <section className="grid gap-2" aria-label={t('creator.chosen')}>
            <h3 className="over">{t('creator.chosen')}</h3>
            <ProfileFacts profile={candidate} />
          </section>
        ) : null}
        <CreateProfile
          isOpen={credit.isNew}
          name={credit.isNew ? credit.name : ''}
          isTeam={isTeam}
          busy={desk.isCreating}
          disabled={isBusy}
          onCreate={desk.create}
          onTyped={setTyped}
        />
      </div>
    </Dialog>
  );
}

/** A creator or team: id, aliases, account, verified or not, and its figures. */
function ProfileFacts({ profile }: { profile: ShownProfile }) {
  const { t } = useTranslation('pages/desk');
  const { id, name, aliases, isVerified, username, figures } = profile;
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-2">
        <b className="font-semibold wrap-anywhere">
          <PersonText of={name} />
        </b>
        <span className="text-muted tabular-nums">#{id}</span>
        {isVerified ? (
          <Chip tone="success" icon={ShieldIcon}>
            {t('term.verified')}
          </Chip>
        ) : (
          <Chip>{t('profile.unverified')}</Chip>
        )}
        {username ? <span className="text-muted">@{username}</span> : null}
      </p>
      {aliases.length > 0 ? (
        <p className="text-12 text-muted wrap-anywhere">{t('profile.aliases', { aliases })}</p>
      ) : null}
      <dl className="flex flex-wrap gap-x-5 gap-y-1" aria-label={t('profile.figures')}>
        {figures.map(([key, count]) => (
          <div key={key}>
            <dt className="over">{t(`profile.figure.${key}`)}</dt>
            <dd className="font-semibold tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
