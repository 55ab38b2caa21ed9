// Writes what documents repeat from the code: the tables of docs/configuration.md, accounts, ports and variables of the
// READMEs. Tests compare them.
import { writeFileSync } from 'node:fs';
import { CONFIGURATION_PAGE, renderConfigurationPage } from '../src/docs/configurationPage.ts';
import { READMES, renderReadme } from '../src/docs/readme.ts';

writeFileSync(CONFIGURATION_PAGE, await renderConfigurationPage());
for (const language of ['en', 'ru'] as const) writeFileSync(READMES[language], await renderReadme(language));
