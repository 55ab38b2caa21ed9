import { makeCertificate } from './certificate.ts';
import { readDeployment, type Deployment, type DeploymentOptions } from './readDeployment.ts';
import { readSite } from './readSite.ts';
import { writeNginx } from './writeNginx.ts';

/**
 * Writes the configuration that the options ask for, and says what to do with it.
 * @param own.site folder of the built shell
 * @param own.config its config.json, if the options name no other
 * @throws UsageError that names the option
 */
export function deployNginx(options: DeploymentOptions, own: { site: string; config: string }): Deployment {
  const deployment = readDeployment(options, own.config);
  const site = readSite(own.site);
  if (deployment.isSelfSigned) makeCertificate(deployment);
  writeNginx(deployment, site);
  const { out, files, remotes, shell, storybook } = deployment;
  console.log(
    [
      `Written: ${out}/nginx.conf and ${out}/vstrecha.conf for ${shell.origin}.`,
      `  shell          ${files}/shell/${site.id}`,
      ...remotes.map(({ container, folder }) => `  ${container.padEnd(14)} ${files}/remotes/${folder}/builds`),
      ...(storybook === undefined ? [] : [`  Storybook      ${files}/storybook`]),
      `  former files   ${files}/old`,
      `  settings       ${files}/config.json, ${files}/registry.json`,
      'Check with `nginx -t` and reload: `systemctl reload nginx`.',
    ].join('\n'),
  );
  return deployment;
}
