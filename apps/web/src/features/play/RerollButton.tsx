import { formatCountdown } from '@rondo/domain/format';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { query } from '../../lib/queries/query.ts';
import { useCountdown } from '../../lib/use-countdown.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { DiceIcon } from '../../ui/icons.ts';
import type { RolledLevel } from './roll/RollPreview.tsx';

const RerollDialog = lazyPart(() => import('./RerollDialog.tsx'), 'RerollDialog', ['wheels', 'draws']);

/** Rolls a new difficulty for a level on its page, or says how long that has to wait. */
export function RerollButton({ level }: { level: RolledLevel }) {
  const { t } = useTranslation('pages/levels');
  const { data, dataUpdatedAt } = useQuery(query('levelWithRatings', { id: level.id }, { staleTime: 0 }));
  const timeout = data?.timeout ?? 0;
  const wait = useCountdown(timeout > 0 ? dataUpdatedAt + timeout * 1_000 : null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" icon={DiceIcon} disabled={wait > 0} onClick={() => setOpen(true)}>
        {t('detail.roll')}
        {wait > 0 ? (
          <>
            {' '}
            <Chip shape="pill" className="tabular-nums">
              {formatCountdown(wait)}
            </Chip>
          </>
        ) : null}
      </Button>
      {isOpen ? <RerollDialog level={level} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
