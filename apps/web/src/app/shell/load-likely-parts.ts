import { loadAhead } from '../../lib/connection/load-code.ts';
import { giveShapes } from '../PageLoader.tsx';

/** Loads what a visit is likely to need after its first page. */
export function loadLikelyParts(): void {
  loadAhead(() =>
    Promise.all([
      import('../PageShape.tsx').then(({ PageShape }) => giveShapes(PageShape)),
      import('../../ui/offline/parts.ts'),
      import('../../ui/ToastList.tsx'),
      import('../../lib/printing.ts'),
    ]),
  );
}
