import { FairPage } from '../features/draws/fair/index.ts';
import { useSiteConfig } from '../lib/config/site-config.ts';
import { NotFound } from './not-found.ts';

/** There only while the site has something to draw. */
function Screen() {
  const features = useSiteConfig()?.features;
  if (features === undefined) return null;
  return features.jokes ? <FairPage /> : <NotFound />;
}

export const FairScreen = Object.assign(Screen, { preload: FairPage.preload });
