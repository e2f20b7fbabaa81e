import { problemText } from '../../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { SegmentedControl } from '../../../../ui/SegmentedControl.tsx';
import type { ShownCredit } from '../credits.ts';
import { CreateProfile } from './CreateProfile.tsx';
import { ProfileFacts } from './ProfileFacts.tsx';
import { ProfileSearch } from './ProfileSearch.tsx';
import { useCredit } from './use-credit.ts';

export interface CreatorDialogProps {
  submissionId: number;
  credit: ShownCredit;
  /** The last charter cannot become a vfxer. */
  isLastCharter: boolean;
  onClose: () => void;
}

/** Gives a credit request its creator or team: one that exists, or a new one. */
export function CreatorDialog({ submissionId, credit, isLastCharter, onClose }: CreatorDialogProps) {
  const { t } = useTranslation('pages/desk');
  const desk = useCredit({ submissionId, credit, onClose });
  const { role, candidate, isBusy, isTeam } = desk;
  return (
    <Dialog
      title={t(isTeam ? 'creator.titleTeam' : 'creator.title')}
      subtitle={credit.name}
      width="500px"
      onClose={onClose}
      busy={isBusy}
      footer={
        <>
          <Button variant="ghost" disabled={isBusy} onClick={onClose}>
            {t('creator.close')}
          </Button>
          <Button
            variant="primary"
            className="ml-auto"
            busy={desk.isAssigning}
            disabled={desk.assignable === null || (isBusy && !desk.isAssigning)}
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
          <Banner
            tone="danger"
            role="alert"
            title={t(`creator.failed.${desk.failed}`)}
            actions={desk.existingIds.map((id) => (
              <Button key={id} size="small" onClick={() => desk.takeExisting(id)}>
                {t('profiles.use', { id })}
              </Button>
            ))}
          >
            <p>{problemText(desk.error)}</p>
          </Banner>
        ) : null}
        {isTeam ? null : (
          <div className="grid justify-items-start gap-2">
            <SegmentedControl
              label={t('creator.role')}
              segments={[
                { value: 'charter', label: t('credit.role.charter') },
                { value: 'vfxer', label: t('credit.role.vfxer') },
              ]}
              value={role === 'vfxer' ? 'vfxer' : 'charter'}
              onChange={desk.setRole}
            />
            {isLastCharter && role === 'vfxer' ? (
              <p className="text-12 text-warning">{t('credit.last')}</p>
            ) : null}
          </div>
        )}
        <section className="grid gap-2" aria-label={t('creator.current')}>
          <h3 className="over">{t('creator.current')}</h3>
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
        />
      </div>
    </Dialog>
  );
}
