import type { SecondPlace } from '../../../config-values.ts';
import { folderPlace } from './folder-place.ts';
import type { Place } from './place.ts';
import { s3Place } from './s3-place.ts';

/** How the place is called on the page: without key and secret. */
export function nameOfPlace(place: SecondPlace): string {
  if (place.kind === 'folder') return place.path;
  const { host, port, tls, bucket, prefix } = place;
  const shownPort = port === (tls ? 443 : 80) ? '' : `:${port}`;
  return `s3://${host}${shownPort}/${bucket}/${prefix}`.replace(/\/$/, '');
}

/** @param backupDir keeps the mark of a folder, by which it is known again */
export function openPlace(place: SecondPlace, backupDir: string): Place {
  return place.kind === 'folder' ? folderPlace(place.path, backupDir) : s3Place(place);
}
