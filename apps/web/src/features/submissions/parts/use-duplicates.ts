import { parseVideoLink } from '@rondo/domain/media';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keys } from '../../../lib/queries/keys.ts';
import { type Duplicate, type DuplicateQuery, loadDuplicates } from '../api.ts';

/** How long the form has to rest before it is asked about, in milliseconds. */
const pause = 300;
const none: readonly Duplicate[] = [];

/** What already exists of what the form holds, looked up while one types; a failed call blocks nothing. */
export function useDuplicates(query: DuplicateQuery | null): readonly Duplicate[] {
  const text = query === null ? '' : JSON.stringify(query);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), pause);
    return () => window.clearTimeout(timer);
  }, [text]);
  const isAsked = settled !== '' && settled === text;
  const { data } = useQuery({
    queryKey: keys.formDuplicatesOf(settled),
    queryFn: ({ signal }) => loadDuplicates(JSON.parse(settled) as DuplicateQuery, signal),
    enabled: isAsked,
    staleTime: 30_000,
    retry: false,
  });
  return isAsked ? (data?.duplicates ?? none) : none;
}

/** Null while neither a video nor song and artist are there. */
export function levelQuery(song: string, artist: string, videoLink: string): DuplicateQuery | null {
  const video = parseVideoLink(videoLink.trim()) === null ? '' : videoLink.trim();
  const names =
    song.trim() !== '' && artist.trim() !== '' ? { song: song.trim(), artist: artist.trim() } : {};
  if (video === '' && !('song' in names)) return null;
  return { type: 'level', ...names, ...(video === '' ? {} : { videoLink: video }) };
}

/** Null while the level or the video is missing. */
export function passQuery(levelId: number | undefined, videoLink: string): DuplicateQuery | null {
  if (levelId === undefined || parseVideoLink(videoLink.trim()) === null) return null;
  return { type: 'pass', levelId, videoLink: videoLink.trim() };
}
