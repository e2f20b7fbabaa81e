import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { openLayer } from '../lib/layers.ts';

/**
 * For what lies over the page: Back closes it instead of leaving the page.
 * @param onBack closes it, or answers false when it stays
 * @param isLayer false for what Back closes without that, such as a popup with an address of its own
 */
export function useBackCloses(onBack: () => boolean, isLayer = true): void {
  const router = useRouter({ warn: false }) as ReturnType<typeof useRouter> | undefined;
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  const history = router?.history;
  useEffect(
    () => (history && isLayer ? openLayer(history, { onBack: () => latest.current() }) : undefined),
    [history, isLayer],
  );
}
