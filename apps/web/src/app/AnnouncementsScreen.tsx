import { AnnouncementsPage } from '../features/announcements/index.ts';
import { LevelEditor } from '../features/levels/index.ts';

/** The announcements with the levels' editor: a level says where it was announced, so the slices cannot import each other. */
function Screen() {
  return <AnnouncementsPage levelEditor={LevelEditor} />;
}

export const AnnouncementsScreen = Object.assign(Screen, { preload: AnnouncementsPage.preload });
