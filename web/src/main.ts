import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { fallback, learn } from './i18n/catalogues';
import { settings } from './settings.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

// English stands in for what a catalogue lacks.
await Promise.all([learn(settings.language), learn(fallback)]);

export default mount(App, { target });
