import { makeCertificate } from './certificate.ts';
import { readDeployment, type Deployment } from './readDeployment.ts';
import { readSite } from './readSite.ts';
import { writeNginx } from './writeNginx.ts';

/**
 * Writes the configuration that a command line asks for, and says what to do with it.
 * @param own.site folder of the built shell
 * @param own.config its config.json, if the command line names no other
 * @throws UsageError that names the option
 */
export function deployNginx(args: string[], own: { site: string; config: string }): Deployment {
  const deployment = readDeployment(args, own.config);
  const site = readSite(own.site);
  if (deployment.isSelfSigned) makeCertificate(deployment);
  writeNginx(deployment, site);
  const { out, files, remotes, shell } = deployment;
  console.log(
    [
      `Готово: ${out}/nginx.conf и ${out}/vstrecha.conf для ${shell.origin}.`,
      `  оболочка       ${files}/shell/${site.id}`,
      ...remotes.map(({ container, folder }) => `  ${container.padEnd(14)} ${files}/remotes/${folder}/builds`),
      `  прежние файлы  ${files}/old`,
      `  настройки      ${files}/config.json, ${files}/registry.json`,
      'Проверьте «nginx -t» и перечитайте настройки: «systemctl reload nginx».',
    ].join('\n'),
  );
  return deployment;
}
