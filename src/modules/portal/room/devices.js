const lookEvery = 125;
/** As loud as somebody who speaks at a desk. */
const heardFrom = 0.01;
/** Longer than it takes until the next look, so that no sound is missed. */
const listenTo = 8192;

const wanted = (camera, microphone) => ({
  video: {
    width: { ideal: 640 },
    height: { ideal: 480 },
    frameRate: { ideal: 24, max: 30 },
    facingMode: 'user',
    ...(camera && { deviceId: { exact: camera } }),
  },
  audio: { echoCancellation: true, noiseSuppression: true, ...(microphone && { deviceId: { exact: microphone } }) },
});

/** Which of the page's texts says why there is no camera. */
export function whyNot({ name }) {
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'other';
}

/** The candidate's camera and microphone. */
export class Devices {
  #chosen = {};
  #onTrack;
  #audio;
  #timer;
  #awake;
  stream;

  /** `onTrack(track, what)` is told that a track `stops` or `goes on`. */
  constructor(onTrack) {
    this.#onTrack = onTrack;
  }

  /** Asks for both; throws what the browser says. */
  async start(chosen = this.#chosen) {
    this.stop();
    this.#chosen = chosen;
    this.stream = await navigator.mediaDevices.getUserMedia(wanted(chosen.videoinput, chosen.audioinput));
    for (const track of this.stream.getTracks()) {
      for (const event of ['ended', 'mute']) track.addEventListener(event, () => this.#onTrack(track, 'stops'));
      track.addEventListener('unmute', () => this.#onTrack(track, 'goes on'));
      this.#onTrack(track, 'goes on');
    }
    void this.#stayAwake();
    return this.stream;
  }

  /** A phone that goes to sleep would end the recording. */
  async #stayAwake() {
    this.#awake = await navigator.wakeLock?.request('screen').catch(() => undefined);
  }

  /** Both as they are, or started again where one of them was lost. */
  async live() {
    const tracks = this.stream?.getTracks() ?? [];
    return tracks.length > 1 && tracks.every(({ readyState }) => readyState === 'live') ? this.stream : this.start();
  }

  stop() {
    this.unmeter();
    void this.#awake?.release();
    this.#awake = undefined;
    for (const track of this.stream?.getTracks() ?? []) track.stop();
    this.stream = undefined;
  }

  /** What there is of a kind, as `{ id, label, isUsed }`. */
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

  /** Tells how loud it is, from 0 to 1, and whether that is somebody's voice. */
  meter(tell) {
    this.unmeter();
    try {
      this.#listen(tell);
    } catch {
      // Some browsers cannot listen to what they can record.
    }
  }

  #listen(tell) {
    this.#audio = new AudioContext();
    void this.#audio.resume().catch(() => {});
    const analyser = new AnalyserNode(this.#audio, { fftSize: listenTo });
    this.#audio.createMediaStreamSource(this.stream).connect(analyser);
    const samples = new Float32Array(listenTo);
    this.#timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const level = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
      tell(Math.min(1, level * 5), level >= heardFrom);
    }, lookEvery);
  }

  unmeter() {
    clearInterval(this.#timer);
    void this.#audio?.close().catch(() => {});
    this.#audio = undefined;
  }

  /** What is noted of them when the interview begins. */
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
