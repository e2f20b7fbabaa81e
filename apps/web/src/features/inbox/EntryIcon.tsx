import { Icon } from '../../ui/Icon.tsx';
import { ScaleIcon, UploadIcon, UsersIcon } from '../../ui/icons.ts';
import { DifficultyBadge } from '../difficulties/index.ts';
import type { InboxEntry } from './api.ts';

/** The badge of what an entry is about, else a drawing of its kind. */
export function EntryIcon({ entry }: { entry: InboxEntry }) {
  const changes = entry.rerates?.changes ?? [];
  const [change] = changes;
  const difficulty = entry.rerates?.count === 1 ? change?.newDifficulty : entry.level?.difficulty;
  if (difficulty) return <DifficultyBadge of={difficulty} size={32} />;
  const drawing = entry.kind === 'rerate' ? ScaleIcon : entry.kind === 'mergeUndone' ? UsersIcon : UploadIcon;
  return (
    <span className="inbox-kind">
      <Icon of={drawing} size={18} />
    </span>
  );
}
