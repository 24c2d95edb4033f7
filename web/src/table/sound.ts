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

/** Two light notes: a sign was seen. */
export function chirp(): void {
  tone(620, 0, 0.09, 0.14);
  tone(930, 0.08, 0.12, 0.14);
}

/** One short dull note: something moved. */
export function rustle(): void {
  tone(310, 0, 0.06, 0.1);
}

function tone(frequency: number, after: number, lasts: number, loud: number): void {
  const audio = ready();
  if (!audio) return;
  const start = audio.currentTime + after;
  const oscillator = new OscillatorNode(audio, { frequency, type: 'triangle' });
  const gain = new GainNode(audio, { gain: loud });
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + lasts);
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
