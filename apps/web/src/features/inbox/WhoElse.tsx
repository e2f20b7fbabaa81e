import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { EffectOfChange } from '../levels/index.ts';
import type { Rerate } from './rerate.ts';

export type ShowWho = (change: Rerate) => void;

/** The way to everybody whom a rerate moved. */
export function WhoElse({ change, onShow }: { change: Rerate; onShow: ShowWho }) {
  const { t } = useTranslation('pages/inbox');
  return (
    <button type="button" className="link text-start" onClick={() => onShow(change)}>
      {t('entry.who')}
    </button>
  );
}

/** The dialog of whom a rerate moved, and what opens it. It lies beside the entries: a popover of them may close. */
export function useWhoElse(): [dialog: ReactNode, show: ShowWho] {
  const [change, setChange] = useState<Rerate | null>(null);
  const dialog = change && (
    <EffectOfChange levelId={change.level.id} changeId={change.changeId} onClose={() => setChange(null)} />
  );
  return [dialog, setChange];
}
