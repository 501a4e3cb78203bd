import { DOCUMENT_CACHING, HASHED_CACHING } from '../../service/pages/caching.ts';
import { type HostedSite, SERVICE_HOST } from './hosted-site.ts';

function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

function service(path: string, port: number): string {
  return `
	handle ${path} {
		reverse_proxy {$SERVICE_ADDRESS:${SERVICE_HOST}:${port}}
	}
`;
}

/** A whole Caddyfile: Caddy gets the certificate by itself. */
export function caddyFile({ origin, base, headers, servicePath, servicePort }: HostedSite): string {
  const { host, protocol } = new URL(origin);
  const address = protocol === 'https:' ? host : `${protocol}//${host}`;
  const lines = Object.entries(headers).map(([name, value]) => `\t\t${name} ${quoted(value)}\n`);
  return `# Written by the build for ${origin}
# SITE_ROOT is the folder in which the built files lie${base === '/' ? '' : ` below ${base}`}.

(headers) {
	header {
${lines.join('')}		-Server
		defer
	}
}

{$SITE_ADDRESS:${address}} {
	root * {$SITE_ROOT:/var/www/pet-hotel-club}
	import headers
${servicePath ? service(servicePath, servicePort) : ''}
	# Doubled slashes are sent on: a document has one address.
	@doubled {
		method GET HEAD
		expression \`{uri}.matches("^[^?]*//")\`
	}
	handle @doubled {
		route {
			uri path_regexp //+ /
			redir {uri} 301
		}
	}

	handle {
		@writing not method GET HEAD
		header @writing Allow "GET, HEAD"
		error @writing 405
		@unnamed path ${base}404.html ${base}en/404.html
		error @unnamed 404
		@hashed path ${base}assets/*
		header @hashed Cache-Control "${HASHED_CACHING}"
		@others not path ${base}assets/*
		header @others Cache-Control "${DOCUMENT_CACHING}"
		@manifest path ${base}manifest.webmanifest
		header @manifest Content-Type application/manifest+json

		# The build compressed the files; nothing is compressed again for a visitor.
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
		import headers
		header Cache-Control "${DOCUMENT_CACHING}"
		@unknown expression \`{http.error.status_code} == 404\`
		handle @unknown {
			@english path ${base}en/*
			@turkish not path ${base}en/*
			rewrite @english ${base}en/404.html
			rewrite @turkish ${base}404.html
			file_server {
				precompressed br gzip
			}
		}
	}
}
`;
}
