import { formatCount, formatScore } from '@rondo/domain/format';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { EditEffect } from './api.ts';
import type { AskedEdit, LevelEditing } from './use-level-edit.ts';
import './EffectDialog.css';

export interface EffectDialogProps {
  asked: AskedEdit;
  editing: LevelEditing;
}

/** What an edit does to passes and standings, before it is saved. */
export function EffectDialog({ asked, editing }: EffectDialogProps) {
  const { t } = useTranslation('pages/level-edit');
  const { effect, failure } = asked;
  return (
    <ConfirmDialog
      title={t('effect.title')}
      confirmLabel={failure === null ? t('effect.confirm') : t('effect.confirmBlind')}
      busy={editing.isSaving}
      onConfirm={editing.confirm}
      onCancel={editing.cancel}
    >
      {effect ? (
        <div className="grid gap-4">
          <p>
            {t('effect.passes', { count: effect.rescoredPasses, shown: formatCount(effect.rescoredPasses) })}
          </p>
          {effect.players.length > 0 ? <Moves players={effect.players} /> : <p>{t('effect.nobody')}</p>}
        </div>
      ) : (
        <p>{t('effect.failed', { reason: failure ?? '' })}</p>
      )}
    </ConfirmDialog>
  );
}

function Moves({ players }: Pick<EditEffect, 'players'>) {
  const { t } = useTranslation('pages/level-edit');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by key
    <div className="edit-moves" role="region" aria-label={t('effect.players')} tabIndex={0}>
      <table>
        <caption className="over">{t('effect.players')}</caption>
        <thead>
          <tr>
            <th>{t('effect.player')}</th>
            <th className="num">{t('effect.rankedScore')}</th>
            <th className="num">{t('effect.rank')}</th>
          </tr>
        </thead>
        <tbody>
          {players.map((player) => (
            <tr key={player.id}>
              <td className="wrap-anywhere">{player.name}</td>
              <td className="num">
                <Change
                  from={formatScore(player.rankedScoreBefore)}
                  to={formatScore(player.rankedScoreAfter)}
                />
              </td>
              <td className="num">
                <Change from={`#${player.rankBefore}`} to={`#${player.rankAfter}`} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Change({ from, to }: { from: string; to: string }) {
  if (from === to) return <span className="text-faint">{to}</span>;
  return (
    <>
      <span className="text-faint">{from}</span> <span aria-hidden="true">→</span>{' '}
      <strong className="font-semibold text-text">{to}</strong>
    </>
  );
}
