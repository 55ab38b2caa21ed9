import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/dom';

// What a screen is waited for comes at once, unless the processor is busy with something else: one second would be too short then.
configure({ asyncUtilTimeout: 5000 });
