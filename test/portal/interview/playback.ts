import { spawnSync } from 'node:child_process';
import { expect } from 'vitest';
import { noFfmpeg } from '../../support/programs.ts';

/** What a decoder reports about a recording. */
export type Played = {
  width: number;
  seconds: number;
  /** Position after a jump near the end, and the frames and bytes of sound decoded until then. */
  reached: number;
  pictures: number;
  sound: number;
  /** Between the brightest and the darkest pixel of that frame. */
  contrast: number;
};

/** A script that plays the recording in the player with this label, jumps near its end and analyzes the frame there. */
export const playing = (label: string): string => `(async () => {
  const video = document.querySelector('video[aria-label="${label}"]');
  const comes = (name) => new Promise((resolve, reject) => {
    video.addEventListener(name, resolve, { once: true });
    video.addEventListener('error', () => reject(new Error(video.error.message)), { once: true });
  });
  video.muted = true;
  const moved = comes('timeupdate');
  await video.play();
  await moved;
  video.pause();
  const there = comes('seeked');
  video.currentTime = video.duration - 0.5;
  await there;
  const size = { width: 64, height: 48 };
  const canvas = Object.assign(document.createElement('canvas'), size).getContext('2d');
  canvas.drawImage(video, 0, 0, size.width, size.height);
  const { data } = canvas.getImageData(0, 0, size.width, size.height);
  const greens = data.filter((_, n) => n % 4 === 1);
  return {
    width: video.videoWidth,
    seconds: video.duration,
    reached: video.currentTime,
    pictures: video.getVideoPlaybackQuality().totalVideoFrames,
    sound: video.webkitAudioDecodedByteCount,
    contrast: Math.max(...greens) - Math.min(...greens),
  };
})()`;

/** Fails unless ffprobe, if installed, finds video and sound of this length and decodes every frame. */
export function expectProbed(file: string, seconds: number): void {
  if (noFfmpeg) return;
  const entries = 'stream=codec_type,nb_read_frames:format=duration';
  const { stdout, stderr } = spawnSync(
    'ffprobe',
    ['-v', 'error', '-count_frames', '-show_entries', entries, '-of', 'json', file],
    { encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  const { streams, format } = JSON.parse(stdout);
  const frames = new Map(
    streams.map((one: Record<string, string>) => [one['codec_type'], Number(one['nb_read_frames'])]),
  );
  expect([...frames.keys()].sort()).toEqual(['audio', 'video']);
  expect(Math.min(...(frames.values() as Iterable<number>))).toBeGreaterThan(seconds);
  expect(Math.abs(Number(format.duration) - seconds)).toBeLessThan(0.5);
}
