const meterInterval = 125;
/** The level of a person speaking at a desk. */
const heardFrom = 0.01;
/** Longer than the interval, so that no sound is missed. */
const sampleCount = 8192;

const constraints = (camera, microphone) => ({
  video: {
    width: { ideal: 640 },
    height: { ideal: 480 },
    frameRate: { ideal: 24, max: 30 },
    facingMode: 'user',
    ...(camera && { deviceId: { exact: camera } }),
  },
  audio: { echoCancellation: true, noiseSuppression: true, ...(microphone && { deviceId: { exact: microphone } }) },
});

export function deviceProblem({ name }) {
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'other';
}

export class Devices {
  #chosen = {};
  #onTrack;
  #audio;
  #timer;
  #awake;
  stream;

  constructor(onTrack) {
    this.#onTrack = onTrack;
  }

  async start(chosen = this.#chosen) {
    this.stop();
    this.#chosen = chosen;
    this.stream = await navigator.mediaDevices.getUserMedia(constraints(chosen.videoinput, chosen.audioinput));
    for (const track of this.stream.getTracks()) {
      for (const event of ['ended', 'mute']) track.addEventListener(event, () => this.#onTrack(track, true));
      track.addEventListener('unmute', () => this.#onTrack(track, false));
      this.#onTrack(track, false);
    }
    void this.#stayAwake();
    return this.stream;
  }

  /** A phone that falls asleep would end the recording. */
  async #stayAwake() {
    this.#awake = await navigator.wakeLock?.request('screen').catch(() => undefined);
  }

  /** The current stream, or a new one if a track has ended. */
  async live() {
    const tracks = this.stream?.getTracks() ?? [];
    return tracks.length > 1 && tracks.every(({ readyState }) => readyState === 'live') ? this.stream : this.start();
  }

  stop() {
    this.stopMeter();
    void this.#awake?.release();
    this.#awake = undefined;
    for (const track of this.stream?.getTracks() ?? []) track.stop();
    this.stream = undefined;
  }

  /** The devices of a kind, as `{ id, label, isUsed }`. */
  async list(kind) {
    const used = new Set(this.stream?.getTracks().map((track) => track.getSettings().deviceId));
    const all = await navigator.mediaDevices.enumerateDevices();
    return all
      .filter((device) => device.kind === kind && device.deviceId)
      .map(({ deviceId, label }) => ({ id: deviceId, label, isUsed: used.has(deviceId) }));
  }

  get chosen() {
    return this.#chosen;
  }

  /** Calls `onLevel(level, isHeard)` regularly, with a level from 0 to 1. */
  meter(onLevel) {
    this.stopMeter();
    try {
      this.#listen(onLevel);
    } catch {
      // Some browsers can record sound and not analyze it.
    }
  }

  #listen(onLevel) {
    this.#audio = new AudioContext();
    void this.#audio.resume().catch(() => {});
    const analyser = new AnalyserNode(this.#audio, { fftSize: sampleCount });
    this.#audio.createMediaStreamSource(this.stream).connect(analyser);
    const samples = new Float32Array(sampleCount);
    this.#timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const level = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
      onLevel(Math.min(1, level * 5), level >= heardFrom);
    }, meterInterval);
  }

  stopMeter() {
    clearInterval(this.#timer);
    void this.#audio?.close().catch(() => {});
    this.#audio = undefined;
  }

  /** See `recorded.readiness` in the consent. */
  readiness(type) {
    const { width = null, height = null } = this.stream.getVideoTracks()[0]?.getSettings() ?? {};
    return {
      camera: this.stream.getVideoTracks().length > 0,
      microphone: this.stream.getAudioTracks().length > 0,
      width,
      height,
      type,
      several_screens: screen.isExtended ?? null,
    };
  }
}
