import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Mark } from '../../../ui/Chip.tsx';

export interface FlagsOf {
  isWorldsFirst: boolean;
  is12K: boolean;
  is16K: boolean;
  isNoHoldTap: boolean;
}

/** Worlds first, key mode and no-hold-tap as short marks; nothing without any. */
export function PassFlags({ pass }: { pass: FlagsOf }) {
  const { t } = useTranslation('passes');
  if (!(pass.isWorldsFirst || pass.is12K || pass.is16K || pass.isNoHoldTap)) return null;
  return (
    <span className="inline-flex gap-1 align-middle">
      {pass.isWorldsFirst ? (
        <Mark meaning={t('flag.worldsFirst')} gold>
          WF
        </Mark>
      ) : null}
      {pass.is12K ? <Mark meaning={t('flag.12k')}>12K</Mark> : null}
      {pass.is16K ? <Mark meaning={t('flag.16k')}>16K</Mark> : null}
      {pass.isNoHoldTap ? <Mark meaning={t('flag.noHoldTap')}>NHT</Mark> : null}
    </span>
  );
}
