import { BufferSource, BufferTarget, Conversion, Input, Output, WEBM, WebMOutputFormat } from 'mediabunny';
import type { Page } from 'playwright-core';

// Red, and blue from the middle on: the color shows the player's position.
const recording = `new Promise((resolve, reject) => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
  const context = canvas.getContext('2d');
  const began = performance.now();
  const draw = () => {
    context.fillStyle = performance.now() - began < 1500 ? '#ff0000' : '#0000ff';
    context.fillRect(0, 0, 320, 180);
  };
  draw();
  const drawing = setInterval(draw, 50);
  const parts = [];
  const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm;codecs=vp8' });
  recorder.ondataavailable = ({ data }) => parts.push(data);
  recorder.onerror = ({ error }) => reject(error);
  recorder.onstop = async () => {
    clearInterval(drawing);
    resolve([...new Uint8Array(await new Blob(parts).arrayBuffer())]);
  };
  recorder.start();
  setTimeout(() => recorder.stop(), 3000);
})`;

/** A video of three seconds, recorded by a browser and merged: with its duration and seek points. */
export async function recordVideo(page: Page): Promise<Buffer> {
  const recorded = Buffer.from(await page.evaluate<number[]>(recording));
  const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() });
  const input = new Input({ source: new BufferSource(new Uint8Array(recorded)), formats: [WEBM] });
  await (await Conversion.init({ input, output })).execute();
  return Buffer.from(output.target.buffer as ArrayBuffer);
}
