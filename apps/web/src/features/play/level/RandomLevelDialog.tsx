import { formatCount } from '@rondo/domain/format';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { query } from '../../../lib/queries/query.ts';
import { useViewer } from '../../../lib/session/viewer.ts';
import { QueryError } from '../../../ui/QueryError.tsx';
import { toast } from '../../../ui/toast.ts';
import { isWheel, type LevelWheel } from './level-wheel.ts';
import { PlayDialog } from '../roll/PlayDialog.tsx';
import { outcomeOfKind, useDraws } from '../roll/use-draws.ts';
import { useRollFrame } from '../roll/use-roll-frame.tsx';
import { useSpin } from '../roll/use-spin.ts';
import { LevelWheelStage } from './LevelWheelStage.tsx';
import { LockedWheel, NoWheelYet, WaitingWheel } from './OtherWheels.tsx';
import { useLevelWheel } from './use-level-wheel.ts';

/** A random level from a wheel, then a roll of its difficulty. */
export function RandomLevelDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('wheels');
  const navigate = useNavigate();
  const isVisitor = useViewer().status === 'signed-out';
  const wheel = useLevelWheel();
  const draws = useDraws(wheel.data?.commitment ?? null);
  const spin = useSpin(draws);
  const [spun, setSpun] = useState<LevelWheel | null>(null);
  const [isRolling, setRolling] = useState(false);
  const picked = outcomeOfKind(spin.draw, 'level')?.levelId ?? null;
  const level = useQuery({ ...query('levelDetail', { id: picked ?? 0 }), enabled: picked !== null });
  const roll = useRollFrame({
    draws,
    level: level.data ?? null,
    picked: spin.draw,
    save: async ({ id, song }, body) => {
      const { applied } = await call('setRolledDifficulty', { id, body });
      const open = { label: song, onPress: () => void navigate({ to: '/levels/$id', params: { id } }) };
      if (applied) toast.success(t('saved.level'), open);
      else toast.success(t('saved.suggestion'));
    },
    onSaved: onClose,
  });
  // The wheel that turned stays, even when another one has been dealt.
  const shown = spin.draw ? spun : isWheel(wheel.data) ? wheel.data : null;
  const frame = { title: t('term.randomLevel'), busy: false };
  if (isVisitor)
    return <PlayDialog frame={{ ...frame, step: 'locked', body: <LockedWheel /> }} onClose={onClose} />;
  if (isRolling) return <PlayDialog frame={roll} onClose={onClose} />;
  if (shown === null)
    return (
      <PlayDialog
        frame={{
          ...frame,
          step: 'none',
          body:
            wheel.wait > 0 ? (
              <WaitingWheel wait={wheel.wait} waits={wheel.waits ?? 0} />
            ) : wheel.isError ? (
              <QueryError query={wheel} panel={false} />
            ) : (
              <NoWheelYet />
            ),
        }}
        onClose={onClose}
      />
    );
  return (
    <PlayDialog
      frame={{
        ...frame,
        subtitle: t('level.of', { shown: formatCount(shown.items.length), total: formatCount(shown.total) }),
        step: `level ${spin.isResting} ${draws.error !== null}`,
        busy: spin.isBusy,
        body: (
          <LevelWheelStage
            wheel={shown}
            level={level}
            draws={draws}
            spin={spin}
            onSpin={() => setSpun(shown)}
            onRoll={() => setRolling(true)}
          />
        ),
      }}
      onClose={onClose}
    />
  );
}
