// Writes the tables of docs/configuration.md from the code that reads the settings; a test compares them.
import { writeFileSync } from 'node:fs';
import { CONFIGURATION_PAGE, renderConfigurationPage } from '../src/docs/configurationPage.ts';

writeFileSync(CONFIGURATION_PAGE, await renderConfigurationPage());
