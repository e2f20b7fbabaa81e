import { videoLinkFault } from '@rondo/domain/media';
import { useQuery } from '@tanstack/react-query';
import { type VideoDetails, videoDetailsQuery } from '../../media/index.ts';

export interface KnownVideo {
  /** `unknown`: no link to a video that is known here; `failed`: the look-up brought nothing. Neither blocks a form. */
  status: 'none' | 'unknown' | 'loading' | 'found' | 'failed';
  details: VideoDetails | null;
}

/** What can be found out about the video behind a typed link. Asked once for each video. */
export function useVideo(link: string): KnownVideo {
  const typed = link.trim();
  const isKnownHost = videoLinkFault(typed) === null;
  const { data, isPending, isFetching } = useQuery({
    ...videoDetailsQuery(typed),
    enabled: isKnownHost,
  });
  if (typed === '') return { status: 'none', details: null };
  if (!isKnownHost) return { status: 'unknown', details: null };
  if (isPending && isFetching) return { status: 'loading', details: null };
  return data ? { status: 'found', details: data } : { status: 'failed', details: null };
}
