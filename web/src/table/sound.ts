/** Cards that slide and knock, made by the browser; silent until the reader has touched the page. */
let context: AudioContext | null = null;

function ready(): AudioContext | null {
  if (!navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  return context;
}

/** Filtered noise that swells and fades: a card drawn over cloth. */
export function slide(): void {
  const audio = ready();
  if (!audio) return;
  const length = 0.14;
  const buffer = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) {
    samples[i] = (Math.random() * 2 - 1) * Math.sin((Math.PI * i) / samples.length);
  }
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: 2400, Q: 0.7 });
  const gain = new GainNode(audio, { gain: 0.12 });
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start();
}

/** A short thump: knuckles on the table. */
export function knock(): void {
  const audio = ready();
  if (!audio) return;
  const now = audio.currentTime;
  const tone = new OscillatorNode(audio, { frequency: 150 });
  const gain = new GainNode(audio, { gain: 0.25 });
  tone.frequency.exponentialRampToValueAtTime(60, now + 0.12);
  gain.gain.exponentialRampToValueAtTime(0.001, now + 0.16);
  tone.connect(gain).connect(audio.destination);
  tone.start();
  tone.stop(now + 0.17);
}
